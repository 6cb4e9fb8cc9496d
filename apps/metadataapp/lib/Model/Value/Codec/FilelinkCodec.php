<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Files as `<id>:<path>`, joined by `;#` or in a list, each file once. The id is what counts; the path is where the file was when it
 * was chosen. A path may have `;#` in it, only not before what looks like the next file. Filters take ids, with or without a path.
 */
final class FilelinkCodec extends Codec {
	private const NEXT = '/;#(?=[1-9][0-9]*+:)/';

	#[\Override]
	public function literal(mixed $input): Condition|Problem {
		$text = Text::of($input);
		if ($text === null) {
			return new Problem(ProblemReason::BadFilter);
		}
		$ids = [];
		foreach ($this->split($text) as $token) {
			$id = self::id($token) ?? self::id("$token:/");
			if ($id === null) {
				return new Problem(ProblemReason::NotAFile);
			}
			$ids[] = $id;
		}
		return Condition::numbers($ids);
	}

	#[\Override]
	public function words(string $item): string {
		return self::path($item);
	}

	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem|null {
		$tokens = [];
		foreach (Json::items($input) ?? [$input] as $item) {
			$text = $item ?? '';
			if (!is_string($text)) {
				return new Problem(ProblemReason::WrongShape);
			}
			foreach ($text === '' ? [] : $this->split($text) as $token) {
				$id = self::id($token);
				if ($id === null) {
					return new Problem(ProblemReason::NotAFile);
				}
				$problem = Text::lineProblem(self::path($token), Limits::PATH_CHARACTERS);
				if ($problem !== null) {
					return $problem;
				}
				$tokens[$id] ??= $token;
			}
			if (count($tokens) > Limits::LINKS_PER_VALUE) {
				return new Problem(ProblemReason::TooMany, ['max' => Limits::LINKS_PER_VALUE]);
			}
		}
		return $this->emit(array_values($tokens));
	}

	#[\Override]
	protected function mostItems(): int {
		return Limits::LINKS_PER_VALUE;
	}

	#[\Override]
	protected function split(string $value): array {
		$tokens = preg_split(self::NEXT, $value);
		return $tokens === false ? [$value] : $tokens;
	}

	#[\Override]
	protected function item(string $item): StoredItem {
		return new StoredItem($item, SortText::of(self::path($item)), self::id($item));
	}

	#[\Override]
	protected function files(string $value): array {
		$ids = array_filter(array_map(self::id(...), $this->split($value)), is_string(...));
		return array_map(intval(...), array_values($ids));
	}

	/** @return ?string the id of a file, as a decimal; null when it is no such token */
	private static function id(string $token): ?string {
		return preg_match('/^([1-9][0-9]{0,15}):./Ds', $token, $parts) === 1 && (int)$parts[1] <= Limits::FILE_ID ? $parts[1] : null;
	}

	private static function path(string $token): string {
		return explode(':', $token, 2)[1] ?? $token;
	}
}
