import figtreeRegular from './fonts/figtree-regular.ttf?inline';
import figtreeSemibold from './fonts/figtree-semibold.ttf?inline';
import newsreaderMedium from './fonts/newsreader-medium.ttf?inline';

/** The shop's faces as files that PDF can hold: whole alphabets, each at the weight it is set in. */
export const invoiceFonts = { text: bytesOf(figtreeRegular), strong: bytesOf(figtreeSemibold), display: bytesOf(newsreaderMedium) };

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}
