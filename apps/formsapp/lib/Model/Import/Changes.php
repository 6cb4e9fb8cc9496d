<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

/** Collects what an import changes, as much of it as a person reads: the same change of the same question once, with a number. */
final class Changes {
	public const MOST = 200;
	private const DETAIL_CHARACTERS = 100;
	private const TITLE_CHARACTERS = 200;

	/** @var array<string, Change> */
	private array $all = [];
	/** Changes that are not listed. */
	public int $others = 0;

	public function add(string $code, ?string $questionId = null, string $title = '', string $detail = '', int $count = 1): void {
		$detail = mb_substr($detail, 0, self::DETAIL_CHARACTERS, 'UTF-8');
		$key = "$code\n$questionId\n$detail";
		if (isset($this->all[$key])) {
			$this->all[$key]->count += $count;
		} elseif (count($this->all) < self::MOST) {
			$this->all[$key] = new Change($code, $questionId, mb_substr($title, 0, self::TITLE_CHARACTERS, 'UTF-8'), $detail, $count);
		} else {
			$this->others++;
		}
	}

	/** @return list<Change> */
	public function all(): array {
		return array_values($this->all);
	}
}
