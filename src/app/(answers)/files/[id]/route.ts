// Only in a development build: a running product answers these before Next sees them (src/wiring/answers.ts).
export { answerPlainly as GET } from '@/wiring/answers'
