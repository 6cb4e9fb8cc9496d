<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http\IOutput;

/** Writes to whoever asked. */
final class Output implements IOutput {
	private ?int $code = null;

	#[\Override]
	public function setOutput($out) {
		echo $out;
	}

	#[\Override]
	public function setReadfile($path) {
		if (is_string($path)) {
			return readfile($path) !== false;
		}
		$target = fopen('php://output', 'wb');
		return $target !== false && stream_copy_to_stream($path, $target) > 0;
	}

	#[\Override]
	public function setHeader($header) {
		header($header);
	}

	#[\Override]
	public function getHttpResponseCode() {
		return $this->code ?? (int)http_response_code();
	}

	/** Only remembered, as on the server, where the line with the status is already written as it stays. */
	#[\Override]
	public function setHttpResponseCode($code) {
		$this->code = $code;
	}
}
