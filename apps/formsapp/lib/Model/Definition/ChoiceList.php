<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** Choices, found by id or by the name that other programs use. */
final class ChoiceList {
	/** @var array<array-key, Choice> PHP makes integers of ids like `1`, each of them its own */
	private readonly array $byId;
	/** @var array<array-key, string> */
	private readonly array $byValue;
	/** @var array<array-key, string> */
	private readonly array $byLabel;

	/** @param list<Choice> $all */
	public function __construct(
		public readonly array $all,
	) {
		$byId = $byValue = $byLabel = [];
		foreach ($all as $choice) {
			$byId[$choice->id] = $choice;
			$byLabel[$choice->label] ??= $choice->id;
			if ($choice->value !== null) {
				$byValue[$choice->value] ??= $choice->id;
			}
		}
		$this->byId = $byId;
		$this->byValue = $byValue;
		$this->byLabel = $byLabel;
	}

	public function find(string $id): ?Choice {
		return $this->byId[$id] ?? null;
	}

	/** The id that an answer means. */
	public function id(string $answer): ?string {
		return isset($this->byId[$answer]) ? $answer : $this->byValue[$answer] ?? null;
	}

	/** The id that an author means: some programs write labels into conditions. */
	public function meantId(string $text): ?string {
		return $this->id($text) ?? $this->byLabel[$text] ?? null;
	}

	/** @return list<string> */
	public function ids(): array {
		return array_map(static fn (Choice $choice): string => $choice->id, $this->all);
	}

	/** @return list<array<array-key, mixed>> */
	public function toArray(): array {
		return array_map(static fn (Choice $choice): array => $choice->toArray(), $this->all);
	}

	/** @return list<array{id: string, label: string}> */
	public function publicArray(): array {
		return array_map(static fn (Choice $choice): array => $choice->publicArray(), $this->all);
	}
}
