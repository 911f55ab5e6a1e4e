/** Something sold that is not a floor, with what is printed on it. */
export type Goods = {
  colours: readonly string[];
  /** Height of a skirting, mm. */
  acrossMm: number;
  seed: number;
  /** Short name for the label. */
  name: string;
  /** Weight, length or contents, or nothing. */
  detail: string;
  /** True for the label or section seen close. */
  close: boolean;
};
