/** What a customer said, as large as what we say ourselves. */
export function Testimonial({ quote, name }: { quote: string; name: string }) {
  return (
    <figure className="grid gap-4 md:grid-cols-12">
      <blockquote className="font-display text-2xl tracking-display text-lough md:col-span-9 md:col-start-2 md:text-3xl">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="text-md text-muted md:col-span-9 md:col-start-2">{name}</figcaption>
    </figure>
  );
}
