<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\TestModel;

use OCP\TaskProcessing\Exception\ProcessingException;
use OCP\TaskProcessing\ISynchronousProvider;
use OCP\TaskProcessing\TaskTypes\TextToText;

/**
 * As gullible as a language model can be: it does what a line of the prompt tells it. MODEL ANSWERS, up to MODEL END, is its answer word
 * for word; MODEL REPEATS answers the prompt; MODEL FAILS, MODEL BREAKS and MODEL IS SILENT are what goes wrong. Otherwise it reads the
 * fields of the prompt and answers with the lines that begin with their labels, such as "Stage: Signed".
 */
final class Model implements ISynchronousProvider {
	private const ANSWERS = "\nMODEL ANSWERS\n";
	private const END = "\nMODEL END";
	private const FIELDS = "\nFields: ";

	#[\Override]
	public function getId(): string {
		return 'testmodel:model';
	}

	#[\Override]
	public function getName(): string {
		return 'Stand-in for a language model';
	}

	#[\Override]
	public function getTaskTypeId(): string {
		return TextToText::ID;
	}

	#[\Override]
	public function getExpectedRuntime(): int {
		return 1;
	}

	#[\Override]
	public function getOptionalInputShape(): array {
		return [];
	}

	#[\Override]
	public function getOptionalOutputShape(): array {
		return [];
	}

	#[\Override]
	public function getInputShapeEnumValues(): array {
		return [];
	}

	#[\Override]
	public function getInputShapeDefaults(): array {
		return [];
	}

	#[\Override]
	public function getOptionalInputShapeEnumValues(): array {
		return [];
	}

	#[\Override]
	public function getOptionalInputShapeDefaults(): array {
		return [];
	}

	#[\Override]
	public function getOutputShapeEnumValues(): array {
		return [];
	}

	#[\Override]
	public function getOptionalOutputShapeEnumValues(): array {
		return [];
	}

	#[\Override]
	public function process(?string $userId, array $input, callable $reportProgress): array {
		$prompt = is_string($input['input'] ?? null) ? $input['input'] : '';
		$reportProgress(0.5);
		return match (true) {
			str_contains($prompt, "\nMODEL FAILS") => throw new ProcessingException('The model is out of order'),
			str_contains($prompt, "\nMODEL BREAKS") => throw new \UnexpectedValueException('The model is broken'),
			str_contains($prompt, "\nMODEL IS SILENT") => ['other' => 'x'],
			str_contains($prompt, "\nMODEL REPEATS") => ['output' => $prompt],
			str_contains($prompt, self::ANSWERS) => ['output' => self::between($prompt, self::ANSWERS, self::END)],
			default => ['output' => json_encode((object)self::values($prompt), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)],
		};
	}

	private static function between(string $text, string $start, string $end): string {
		$from = (int)strpos($text, $start) + strlen($start);
		$to = strpos($text, $end, $from - 1);
		return substr($text, $from, max(0, ($to === false ? strlen($text) : $to) - $from));
	}

	/** @return array<string, string|list<string>> by the names of fields */
	private static function values(string $prompt): array {
		$fields = str_contains($prompt, self::FIELDS) ? json_decode(self::between($prompt, self::FIELDS, "\n"), true) : [];
		$lines = [];
		foreach (explode("\n", $prompt) as $line) {
			[$label, $value] = [...explode(':', $line, 2), ''];
			$lines[trim($label)] ??= trim($value);
		}
		$values = [];
		foreach (is_array($fields) ? $fields : [] as $field) {
			[$label, $name] = is_array($field) ? [$field['label'] ?? null, $field['name'] ?? null] : [null, null];
			$value = is_string($label) ? $lines[$label] ?? '' : '';
			if (is_string($name) && $value !== '') {
				$isList = is_array($field) && isset($field['options']) && str_contains($value, ', ');
				$values[$name] = $isList ? explode(', ', $value) : $value;
			}
		}
		return $values;
	}
}
