import { noise } from '../../../functions/src/data/pictures/nasty-pictures.fixtures.ts';
import { MARK, SCRIPT, type NastyFile } from '../nasty-file.ts';

const GPS = {
  IFD0: { Copyright: MARK, Artist: 'Somebody', Software: SCRIPT },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 18/1',
  },
};

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${MARK}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const photo = () => noise(240, 160);

/** Pictures that tell more than they show. */
export const METADATA: readonly NastyFile[] = [
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format): NastyFile => ({
    name: `a place in the EXIF of a ${format}`,
    make: () => photo().withExif(GPS).toFormat(format).toBuffer(),
    outcome: 'kept',
  })),
  ...(['jpeg', 'webp'] as const).map((format): NastyFile => ({
    name: `a title in the XMP of a ${format}`,
    make: () => photo().withXmp(XMP).toFormat(format).toBuffer(),
    outcome: 'kept',
  })),
  {
    name: 'a colour profile and an orientation',
    make: () => photo().withMetadata({ icc: 'p3', orientation: 6 }).jpeg().toBuffer(),
    outcome: 'kept',
  },
];
