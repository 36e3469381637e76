/** A field no person fills: its name is the one that the server looks for. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
