<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Check;

/** What a check found. */
final class CheckReport {
	public int $forms = 0;
	public int $responses = 0;
	public int $uploads = 0;
	/** @var array<string, list<string>> */
	private array $found = [];

	/** @param string $what names the form by its file id, and what is different */
	public function add(Finding $finding, string $what): void {
		$this->found[$finding->value][] = $what;
	}

	public function differences(): int {
		return array_sum(array_map(count(...), $this->found));
	}

	/** @return array<string, list<string>> by Finding, only what there is */
	public function found(): array {
		return $this->found;
	}

	/** @return array{forms: int, responses: int, uploads: int, found: object} with lists by Finding */
	public function toArray(): array {
		return ['forms' => $this->forms, 'responses' => $this->responses, 'uploads' => $this->uploads, 'found' => (object)$this->found];
	}
}
