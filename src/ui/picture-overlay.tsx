/** Darkens a picture as far as staff have set it; the place around it is positioned. Nothing where they have not. */
export function PictureOverlay({ opacity }: { opacity: number }) {
  return opacity > 0 && <div aria-hidden="true" className="pointer-events-none absolute inset-0 bg-ink" style={{ opacity }} />;
}
