/**
 * The mark by which the file of a picture says that it is no photograph: the property `DigitalSourceType` of the IPTC
 * standard, in the XMP of the file. Photo software, agencies and search engines read it too.
 */
const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Media that people or programs have made, in the words of the vocabulary; `digitalArt` is the old name of the first. */
const made =
  /^(digitalCreation|digitalArt|virtualRecording|(trained)?algorithmicMedia|compositeSynthetic|compositeWithTrainedAlgorithmicMedia)$/i

/**
 * Whether the XMP of a file says that the picture was made and not taken. Programs write the property as an attribute or as an
 * element, and under any prefix.
 */
export function isMarked(xmp = ''): boolean {
  const [, value = ''] =
    /:DigitalSourceType(?:\s+rdf:resource)?\s*(?:=\s*["']|>\s*)([^"'<>\s]+)/.exec(xmp) ?? []
  return value.startsWith(VOCABULARY) && made.test(value.slice(VOCABULARY.length))
}

/** The mark as XMP, and nothing else. */
export const mark = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${VOCABULARY}digitalCreation"/></rdf:RDF></x:xmpmeta>`
