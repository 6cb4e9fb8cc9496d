<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Definition\HiddenField;
use OCA\FormsApp\Shared\Xlsx\CellTime;

/** The table of a form's responses, row by row. */
final class ResponseSheet {
	private const FIRST = ['Response ID', 'Submitted at', 'Account', 'Seconds'];
	private const CHANGED = ['Changed at'];
	private const SCORES = ['Score', 'Highest score'];

	/** @var list<ExportColumn> */
	private readonly array $columns;
	private readonly AnswerWords $words;
	private string $hash = '';
	/** @var array<array-key, array<array-key, mixed>> of the definition with that hash */
	private array $questions = [];

	/** @param \Closure(string): array<array-key, mixed> $definition canonical, by its hash */
	public function __construct(
		private readonly ExportColumns $all,
		private readonly \Closure $definition,
		private readonly \DateTimeZone $zone,
	) {
		$this->columns = $all->all();
		$this->words = new AnswerWords($zone);
	}

	/** @return non-empty-list<string> */
	public function header(): array {
		$headers = array_map(static fn (ExportColumn $column): string => $column->header, $this->columns);
		return [
			...self::FIRST,
			...($this->all->hasChanges() ? self::CHANGED : []),
			...($this->all->hasScores() ? self::SCORES : []),
			...$headers,
		];
	}

	/**
	 * @param iterable<StoredResponse> $responses
	 * @return \Generator<int, non-empty-list<string>> with the header
	 */
	public function texts(iterable $responses): \Generator {
		yield $this->header();
		foreach ($responses as $response) {
			$score = [self::text($response->score['total'] ?? null), self::text($response->score['max'] ?? null)];
			yield [
				$response->id,
				$this->time($response->submittedAt)->format(\DateTimeInterface::ATOM),
				$response->userId ?? '',
				self::text($response->duration),
				...($this->all->hasChanges() ? [$this->changed($response)?->format(\DateTimeInterface::ATOM) ?? ''] : []),
				...($this->all->hasScores() ? $score : []),
				...$this->answers($response, $this->words->text(...), ''),
			];
		}
	}

	/**
	 * @param iterable<StoredResponse> $responses
	 * @return \Generator<int, list<string|int|float|CellTime|null>> without the header
	 */
	public function cells(iterable $responses): \Generator {
		foreach ($responses as $response) {
			$score = [$response->score['total'] ?? null, $response->score['max'] ?? null];
			yield [
				$response->id,
				CellTime::moment($this->time($response->submittedAt)),
				$response->userId,
				$response->duration,
				...($this->all->hasChanges() ? [$this->changedCell($response)] : []),
				...($this->all->hasScores() ? $score : []),
				...$this->answers($response, $this->words->cell(...), null),
			];
		}
	}

	/**
	 * @template T of string|int|float|CellTime|null
	 * @param \Closure(array<array-key, mixed>, mixed): T $words
	 * @param T $nothing
	 * @return list<T>
	 */
	private function answers(StoredResponse $response, \Closure $words, mixed $nothing): array {
		$questions = $this->questions($response->definitionHash);
		$answers = $response->answers();
		return array_map(static function (ExportColumn $column) use ($questions, $answers, $words, $nothing): mixed {
			$question = $questions[$column->question] ?? [];
			$answer = ($question['type'] ?? null) === $column->type ? $column->answer($answers) : null;
			return $answer === null ? $nothing : $words($question, $answer);
		}, $this->columns);
	}

	/**
	 * Neighbours mostly answered the same definition.
	 *
	 * @return array<array-key, array<array-key, mixed>> by id
	 */
	private function questions(string $hash): array {
		if ($hash !== $this->hash) {
			$definition = ($this->definition)($hash);
			[$this->hash, $this->questions] = [$hash, []];
			foreach (HiddenField::withQuestions($definition) as $question) {
				if (is_string($question['id'] ?? null)) {
					$this->questions[$question['id']] = $question;
				}
			}
		}
		return $this->questions;
	}

	private function time(int $seconds): \DateTimeImmutable {
		return (new \DateTimeImmutable("@$seconds"))->setTimezone($this->zone);
	}

	private function changed(StoredResponse $response): ?\DateTimeImmutable {
		return $response->changedAt === null ? null : $this->time($response->changedAt);
	}

	private function changedCell(StoredResponse $response): ?CellTime {
		$time = $this->changed($response);
		return $time === null ? null : CellTime::moment($time);
	}

	private static function text(int|float|null $number): string {
		return $number === null ? '' : json_encode($number, JSON_THROW_ON_ERROR);
	}
}
