/** A step's place while its code is on its way. */
export const StepBones = () => (
  <div className="light-form" aria-hidden>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="field">
        <span className="bone bone-small" />
        <span className="bone bone-field" />
      </div>
    ))}
  </div>
);
