<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** A text that comes with the link and is sent with the answers. */
final class HiddenField {
	/** What such a field has for a type where questions have one. */
	public const TYPE = 'hidden';

	/** @param array<array-key, mixed> $rest members of other programs */
	public function __construct(
		public readonly string $name,
		private readonly array $rest = [],
	) {
	}

	/** @return array<array-key, mixed> */
	public function toArray(): array {
		return $this->publicArray() + $this->rest;
	}

	/** @return array{name: string} */
	public function publicArray(): array {
		return ['name' => $this->name];
	}

	/**
	 * The questions of a form, and its hidden fields as if they were some.
	 *
	 * @param array<array-key, mixed> $definition canonical
	 * @return list<array<array-key, mixed>>
	 */
	public static function withQuestions(array $definition): array {
		$lists = ['questions' => [], 'hiddenFields' => []];
		foreach (array_keys($lists) as $list) {
			$lists[$list] = array_filter(is_array($definition[$list] ?? null) ? $definition[$list] : [], is_array(...));
		}
		return [
			...array_values($lists['questions']),
			...array_map(static function (array $field): array {
				return ['id' => $field['name'] ?? null, 'type' => self::TYPE, 'title' => $field['name'] ?? null];
			}, array_values($lists['hiddenFields'])),
		];
	}
}
