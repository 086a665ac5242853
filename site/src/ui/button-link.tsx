export { ButtonLink } from './button';
