<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Definition\Problem;
use OCA\FormsApp\Shared\Contract\Limits;

/** Collects what is wrong, up to a number that a person can read. */
final class Problems {
	/** @var list<Problem> */
	private array $list = [];

	/** @param array<string, int|string> $parameters */
	public function add(string $code, string $at = '', string $field = '', array $parameters = []): void {
		if (count($this->list) < Limits::PROBLEMS_PER_FORM) {
			$this->list[] = new Problem($code, $at, $field, $parameters);
		}
	}

	/** @throws DefinitionFault */
	public function refuse(): void {
		if ($this->list !== []) {
			throw new DefinitionFault($this->list);
		}
	}
}
