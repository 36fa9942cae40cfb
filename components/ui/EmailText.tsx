import { Fragment } from 'react'

/** An email address. Where its line is too short, it breaks before the @ or a dot. */
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
