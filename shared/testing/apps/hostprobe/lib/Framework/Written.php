<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\ICallbackResponse;
use OCP\AppFramework\Http\IOutput;
use OCP\AppFramework\Http\Response;

/**
 * Writes its body itself, by every means.
 *
 * @extends Response<Http::STATUS_OK, array<string, mixed>>
 */
final class Written extends Response implements ICallbackResponse {
	#[\Override]
	public function callback(IOutput $output): void {
		$output->setHeader('Content-Type: text/plain');
		$output->setHttpResponseCode(Http::STATUS_ACCEPTED);
		$output->setOutput("{$output->getHttpResponseCode()}\n");
		$output->setReadfile(dirname(__DIR__, 2) . '/templates/framework.php');
	}
}
