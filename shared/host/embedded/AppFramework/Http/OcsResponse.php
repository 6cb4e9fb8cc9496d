<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCSController;

/**
 * Data in an envelope that says how it went, as JSON or XML.
 *
 * Version 1 counts 100 as success and answers 200 to nearly everything; version 2 uses the statuses of HTTP.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class OcsResponse extends Response {
	private readonly mixed $data;

	/** @param DataResponse<Http::STATUS_*, mixed, array<string, mixed>> $response its status may be an OCS code, such as 997 */
	public function __construct(
		DataResponse $response,
		private readonly string $format,
		private readonly int $version,
		private readonly string $message = '',
	) {
		parent::__construct($response->getStatus(), $response->getHeaders());
		$this->data = $response->getData();
		$this->setETag($response->getETag());
		$this->setLastModified($response->getLastModified());
		if ($response->isThrottled()) {
			$this->throttle($response->getThrottleMetadata());
		}
		$this->addHeader('Content-Type', $format === 'json' ? 'application/json; charset=utf-8' : 'application/xml; charset=utf-8');
	}

	/** @return Http::STATUS_* */
	#[\Override]
	public function getStatus() {
		/** @var Http::STATUS_* $status */
		$status = self::statusOf($this->code(), $this->version);
		return $status;
	}

	#[\Override]
	public function render() {
		if (in_array($this->getStatus(), [Http::STATUS_NO_CONTENT, Http::STATUS_NOT_MODIFIED], true)) {
			return '';
		}
		$code = $this->code();
		$isGood = $this->version === 1 ? in_array($code, [100, Http::STATUS_OK], true) : $code >= 200 && $code < 300;
		$meta = [
			'status' => $isGood ? 'ok' : 'failure',
			'statuscode' => $this->version === 1 && $isGood ? 100 : $code,
			'message' => $isGood ? 'OK' : $this->message,
			...($this->version === 1 ? ['totalitems' => '', 'itemsperpage' => ''] : []),
		];
		$envelope = ['ocs' => ['meta' => $meta, 'data' => $this->data]];
		return $this->format === 'json' ? json_encode($envelope, JSON_HEX_TAG | JSON_THROW_ON_ERROR) : Xml::document($envelope);
	}

	private static function statusOf(int $code, int $version): int {
		return match (true) {
			$code === OCSController::RESPOND_UNAUTHORISED => Http::STATUS_UNAUTHORIZED,
			$version === 1 => Http::STATUS_OK,
			$code === OCSController::RESPOND_NOT_FOUND => Http::STATUS_NOT_FOUND,
			$code === OCSController::RESPOND_SERVER_ERROR, $code === OCSController::RESPOND_UNKNOWN_ERROR =>
				Http::STATUS_INTERNAL_SERVER_ERROR,
			$code < 200, $code > 600 => Http::STATUS_BAD_REQUEST,
			default => $code,
		};
	}

	private function code(): int {
		return parent::getStatus();
	}
}
