<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** A response that came under the same request key first. */
final class AnsweredBefore extends \RuntimeException {
	public function __construct(public readonly StoredResponse $response) {
		parent::__construct('The response was stored before');
	}
}
