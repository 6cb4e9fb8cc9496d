<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer\Change;

use OCA\FormsApp\Model\Answer\StoredResponse;

/**
 * Answers that change after the form did. What was answered to questions that the form does not ask any more stays, and with it what was
 * asked: the response then answers a definition of its own.
 */
final readonly class KeptAnswers {
	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION;
	private const DEPTH = 512;

	/**
	 * @param string $definition canonical JSON
	 * @param string $json answers as canonical JSON, by question
	 * @param list<string> $questions ids of those that are asked no more
	 */
	private function __construct(
		public string $definition,
		public string $json,
		public array $questions,
	) {
	}

	/**
	 * @param string $definition of the form as it is, canonical JSON
	 * @param array<array-key, mixed> $former definition that the response answered
	 * @param string $answers that take the place of those, canonical JSON
	 */
	public static function of(string $definition, array $former, StoredResponse $response, string $answers): self {
		$present = json_decode($definition, false, self::DEPTH);
		$all = json_decode($answers, false, self::DEPTH);
		$before = $response->document();
		$kept = [];
		if (!$present instanceof \stdClass || !$all instanceof \stdClass) {
			throw new \LogicException('A definition and answers are objects');
		}
		foreach (['questions' => 'id', 'hiddenFields' => 'name'] as $list => $name) {
			$left = self::left($former[$list] ?? [], $present->$list ?? [], $name, $before);
			if ($left !== []) {
				$present->$list = [...is_array($present->$list ?? null) ? $present->$list : [], ...array_values($left)];
				foreach (array_keys($left) as $id) {
					$all->$id = $before->$id;
					$kept[] = (string)$id;
				}
			}
		}
		return $kept === []
			? new self($definition, $answers, [])
			: new self(json_encode($present, self::FLAGS), json_encode($all, self::FLAGS), $kept);
	}

	/** @return array<array-key, mixed> by question, with objects as arrays */
	public function answers(): array {
		$decoded = json_decode($this->json, true, self::DEPTH);
		return is_array($decoded) ? $decoded : throw new \LogicException('Answers are an object');
	}

	/** @return array<array-key, mixed> decoded definition */
	public function plain(): array {
		$decoded = json_decode($this->definition, true, self::DEPTH);
		return is_array($decoded) ? $decoded : throw new \LogicException('A definition is an object');
	}

	/**
	 * @param mixed $former questions or hidden fields, as arrays
	 * @param mixed $present the same as objects
	 * @return array<array-key, array<array-key, mixed>> by id, those that have an answer and are not there any more
	 */
	private static function left(mixed $former, mixed $present, string $name, \stdClass $answers): array {
		$left = [];
		foreach (is_array($former) ? $former : [] as $one) {
			$id = is_array($one) ? $one[$name] ?? null : null;
			if (is_array($one) && is_string($id) && isset($answers->$id)) {
				$left[$id] = $one;
			}
		}
		foreach (is_array($present) ? $present : [] as $one) {
			$id = $one instanceof \stdClass ? $one->$name ?? null : null;
			if (is_string($id)) {
				unset($left[$id]);
			}
		}
		return $left;
	}
}
