/** A picture in the store, with what a page needs to leave room for it before it arrives. */
export type Picture = {
  imageId: string;
  width: number;
  height: number;
  /** #rrggbb: the picture's mean colour, shown until it arrives. */
  placeholder: string;
  alt: string;
};
