import { useId } from 'react';

interface ChoicesProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export const Choices = ({ legend, options, chosen, onChoose }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0 plain:hidden">
      <legend className="font-semibold text-small">{legend}</legend>
      <div className={`segments mt-2 flex-wrap ${options.length > 2 ? 'max-sm:flex-col' : ''}`}>
        {options.map((option, index) => (
          <label key={option} className="grow">
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span className="h-full justify-center border border-edge">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
