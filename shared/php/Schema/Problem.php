<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

use Shared\Exception\Invalid;

/** One rule that a value breaks, as shared/schema/src/error.ts describes it. */
final class Problem implements \JsonSerializable {
	private function __construct(
		public readonly string $pointer,
		public readonly string $keyword,
		public readonly mixed $expected,
		private readonly ?string $words = null,
		private readonly ?string $sentence = null,
	) {
	}

	/**
	 * @param string $pointer JSON pointer
	 * @param string $keyword the rule, named as in JSON Schema
	 * @param mixed $expected what the rule requires
	 * @param ?string $words the same for people, phrased to follow `must be`
	 */
	public static function of(string $pointer, string $keyword, mixed $expected, ?string $words = null): self {
		return new self($pointer, $keyword, $expected, $words);
	}

	/**
	 * A problem with a message of its own.
	 *
	 * @param string $sentence for people, in the language of the reader
	 */
	public static function saying(string $pointer, string $keyword, mixed $expected, string $sentence): self {
		return new self($pointer, $keyword, $expected, null, $sentence);
	}

	/** The same problem at another location. */
	public function at(string $pointer): self {
		return new self($pointer, $this->keyword, $this->expected, $this->words, $this->sentence);
	}

	/** One step of a JSON pointer. */
	public static function token(int|string $key): string {
		return '/' . str_replace(['~', '/'], ['~0', '~1'], (string)$key);
	}

	/** @return list<string> the keys that the steps of a JSON pointer name */
	public static function keys(string $pointer): array {
		return array_map(
			static fn (string $token): string => str_replace(['~1', '~0'], ['/', '~'], $token),
			explode('/', substr($pointer, 1)),
		);
	}

	/**
	 * The refusal that lists all of them.
	 *
	 * @param non-empty-list<self> $problems
	 */
	public static function refusal(array $problems, string $reason = 'invalid_input'): Invalid {
		$others = count($problems) - 1;
		$more = match ($others) {
			0 => '',
			1 => ' One more problem is listed in errors.',
			default => " $others more problems are listed in errors.",
		};
		return new Invalid($reason, $problems[0]->message() . $more, $problems[0]->pointer, ['errors' => $problems]);
	}

	/** The problem in words. */
	public function message(): string {
		if ($this->sentence !== null) {
			return $this->sentence;
		}
		$rule = $this->words === null ? Wording::rule($this->keyword, $this->expected) : "must be $this->words";
		return ($this->pointer === '' ? 'The body' : $this->pointer) . " $rule.";
	}

	/** @return array{pointer: string, keyword: string, expected: mixed, message: string} */
	#[\Override]
	public function jsonSerialize(): array {
		return ['pointer' => $this->pointer, 'keyword' => $this->keyword, 'expected' => $this->expected, 'message' => $this->message()];
	}
}
