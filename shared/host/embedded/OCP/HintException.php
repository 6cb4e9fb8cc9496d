<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

/** A failure with words for the person who caused it. */
class HintException extends \Exception {
	public function getHint(): string {
		return $this->message;
	}
}
