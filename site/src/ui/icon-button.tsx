export { IconButton } from './button';
