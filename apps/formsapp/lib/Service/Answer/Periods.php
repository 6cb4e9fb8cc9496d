<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Model\Answer\NumberRange;
use OCA\FormsApp\Model\Answer\Period;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Shared\Exception\Invalid;

/** From dates to the numbers of the responses that arrived then. */
class Periods {
	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly CallerZone $zones,
	) {
	}

	/**
	 * @param array{from?: string, to?: string, ...} $query
	 * @throws Invalid for what is no date
	 */
	public function read(array $query, ?string $userId): Period {
		$period = Period::read($query['from'] ?? null, $query['to'] ?? null, $this->zones->find($userId));
		return is_string($period)
			? throw new Invalid(Reason::BAD_DATE, "\"$period\" is no date as ISO 8601 has it, such as 2026-01-31.", "/query/$period")
			: $period;
	}

	/** @param int $last number of the last response of the form */
	public function range(int $fileId, Period $period, int $last): NumberRange {
		$first = $period->since === null ? 0 : $this->responses->findNumberSinceOrNull($fileId, $period->since);
		if ($first === null) {
			return new NumberRange(1, 0);
		}
		$next = $period->before === null ? null : $this->responses->findNumberSinceOrNull($fileId, $period->before);
		return new NumberRange($first, min($next === null ? $last : $next - 1, $last));
	}
}
