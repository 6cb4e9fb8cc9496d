<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use OCP\AppFramework\Http\IOutput;

/** Captures the output of an answer. */
final class TextOutput implements IOutput {
	public string $text = '';

	/** @param string $out */
	public function setOutput($out): void {
		$this->text .= $out;
	}

	/** @return never */
	public function setReadfile($path) {
		throw new \LogicException('Files are written piece by piece');
	}

	public function setHeader($header): void {
	}

	public function getHttpResponseCode(): int {
		return 200;
	}

	public function setHttpResponseCode($code): void {
	}
}
