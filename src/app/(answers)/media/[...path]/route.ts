// Only in a development build: a running product answers these before Next sees them (src/wiring/answer-request.ts).
export { answerPlainly as GET } from '@/wiring/answer-request'
