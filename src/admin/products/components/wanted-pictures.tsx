type Wanted = { waiting: number; failedCount: number; failed: { productId: string; name: string; address: string; problem: string }[] };

/** What is still being fetched of the pictures that files named by their addresses, and what could not be had. */
export function WantedPictures({ wanted: { waiting, failed, failedCount } }: { wanted: Wanted }) {
  if (waiting + failedCount === 0) return null;
  return (
    <section aria-labelledby="wanted" className="grid gap-2 border-t border-sand pt-4">
      <h2 id="wanted" className="text-xl">
        Pictures from the web
      </h2>
      {waiting > 0 && <p>{waiting === 1 ? 'One is still being fetched.' : `${waiting} are still being fetched.`}</p>}
      {failedCount > 0 && (
        <>
          <p className="font-semibold text-error">{failedCount === 1 ? 'One could not be fetched.' : `${failedCount} could not be fetched.`}</p>
          <ul className="grid gap-2">
            {failed.map(({ productId, name, address, problem }) => (
              <li key={`${productId} ${address}`} className="wrap-anywhere">
                <a href={`/admin/products/${productId}#photos`} className="underline underline-offset-4">
                  {name}
                </a>
                <span>{`: ${address} – ${problem}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
