import { Fragment } from 'react'

/**
 * An email address. Where its line is too short, it breaks before the @ or a dot. Chromium takes the parts for words of their own, so
 * a link around it has the address as its label.
 */
export const EmailText = ({ children: address }: { children: string }) => (
  <span>
    {address.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
