// Only in a development build: a running product answers these before Next sees them (src/wiring/answer-request.ts).
export { answerPlainly as GET, answerPlainly as PUT } from '@/wiring/answer-request'
