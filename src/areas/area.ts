/** A place the shop serves, with a page of its own at /areas/{slug}. */
export type Area = {
  slug: string;
  area: string;
  description: string;
  /** As said to a reader: '340,000'. */
  population: string;
  keyServices: string[];
  landmarks: string[];
};
