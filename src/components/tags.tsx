interface TagsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly className?: string;
}

/** A product's tags. They have no border, because they are not controls. */
export const Tags = ({ label, tags, className = '' }: TagsProps) => (
  <ul aria-label={label} className={`flex flex-wrap gap-x-5 gap-y-1 text-small ${className}`}>
    {tags.map((tag) => (
      <li
        key={tag}
        className="flex items-center gap-2 before:aspect-square before:w-[0.5em] before:bg-current before:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
      >
        {tag}
      </li>
    ))}
  </ul>
);
