<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** Where an ICallbackResponse writes to. */
interface IOutput {
	/**
	 * @param string $out
	 * @return void
	 */
	public function setOutput($out);

	/**
	 * @param string|resource $path or an open file
	 * @return bool false when it could not be read
	 */
	public function setReadfile($path);

	/**
	 * @param string $header as it stands on the wire
	 * @return void
	 */
	public function setHeader($header);

	/** @return int */
	public function getHttpResponseCode();

	/**
	 * @param int $code
	 * @return void
	 */
	public function setHttpResponseCode($code);
}
