<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Json;

/** Ids of uploaded files; whether they exist is known elsewhere. */
final class FileAnswer {
	/** @return Fault|non-empty-list<string>|null each once */
	public static function read(Question $question, mixed $value): Fault|array|null {
		$items = Json::items($value);
		if ($items === null) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		$most = $question->whole('maxFiles') ?? 1;
		if (count($items) > $most) {
			return new Fault(Fault::TOO_MANY, ['max' => $most]);
		}
		$ids = [];
		foreach ($items as $item) {
			if (!is_string($item) || preg_match('/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/D', $item) !== 1) {
				return new Fault(Fault::WRONG_SHAPE);
			}
			$ids["=$item"] = $item;
		}
		return $ids === [] ? null : array_values($ids);
	}
}
