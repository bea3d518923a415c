/** A field that nobody sees or reaches, and that only a robot fills in. */
export const TrapField = ({ name }: { readonly name: string }) => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
