import { Icon, type IconProps } from './icon.tsx';

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5" />
    </Icon>
  );
}
