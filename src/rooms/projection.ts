/** Three rows of a projection between planes. */
export type Projection = readonly [Row, Row, Row];
type Row = readonly [number, number, number];
export type Point = [number, number];

/** Where a point goes. A point behind the camera comes out mirrored. */
export function project([a, b, c]: Projection, [x, y]: Readonly<Point>): Point {
  const s = c[0] * x + c[1] * y + c[2];
  return [(a[0] * x + a[1] * y + a[2]) / s, (b[0] * x + b[1] * y + b[2]) / s];
}

/** The projection that leads back, but for a factor that changes nothing. */
export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Projection): Projection {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}

/** The projection on to the same picture shown `across` times as wide and `down` times as high. */
export function scaled([a, b, c]: Projection, across: number, down: number): Projection {
  return [[a[0] * across, a[1] * across, a[2] * across], [b[0] * down, b[1] * down, b[2] * down], c];
}

/**
 * The projection that takes the rectangle 0 … width, 0 … depth (mm) to four points of a picture, given in the order near left,
 * near right, far right, far left. Null where no camera could see a rectangle so: three in a line, or sides that cross.
 */
export function projectionOfCorners(widthMm: number, depthMm: number, corners: readonly [Point, Point, Point, Point]): Projection | null {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  // Heckbert's square to quadrilateral, after whether the four go round one way.
  const turns = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % 4] as Point;
    const [cx, cy] = corners[(i + 2) % 4] as Point;
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
  });
  if (!(turns.every((t) => t > 1e-6) || turns.every((t) => t < -1e-6))) return null;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [w, d] = [widthMm, depthMm];
  return [
    [(x1 - x0 + g * x1) / w, (x3 - x0 + h * x3) / d, x0],
    [(y1 - y0 + g * y1) / w, (y3 - y0 + h * y3) / d, y0],
    [g / w, h / d, 1],
  ];
}
