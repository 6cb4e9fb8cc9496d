<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/** The id of one account, alone or in a list. `;#` is kept for several. */
final class UserCodec extends Codec {
	#[\Override]
	protected function read(mixed $input, ?string $present): string|Problem|null {
		$items = Json::items($input) ?? [$input];
		if ($items === []) {
			return null;
		}
		$user = $items[0];
		if (!is_string($user)) {
			return new Problem(ProblemReason::WrongShape);
		}
		if (count($items) > 1 || str_contains($user, self::SEPARATOR)) {
			return new Problem(ProblemReason::NotOneUser);
		}
		return $user === '' ? null : Text::lineProblem($user, Limits::USER_CHARACTERS) ?? $user;
	}

	#[\Override]
	protected function users(string $value): array {
		return $value === '' ? [] : [$value];
	}
}
