/** A field that visitors cannot see or focus, so that only robots fill it in. */
export const TrapField = ({ name }: { readonly name: string }) => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
