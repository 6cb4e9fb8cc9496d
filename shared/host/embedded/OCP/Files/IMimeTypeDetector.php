<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files;

/** Types of files; `application/octet-stream` for what nobody knows. */
interface IMimeTypeDetector {
	/**
	 * By the name.
	 *
	 * @param string $path
	 * @return string
	 */
	public function detectPath($path);

	/**
	 * By the content of a file on the disk, safe to show in a browser.
	 *
	 * @param string $path on the disk
	 */
	public function detectContent(string $path): string;

	/**
	 * A type that a browser may be given: text instead of what could run.
	 *
	 * @param string $mimeType
	 * @return string
	 */
	public function getSecureMimeType($mimeType);

	/**
	 * By the content, safe to show in a browser.
	 *
	 * @param string $data
	 * @return string
	 */
	public function detectString($data);

	/** @return array<list{string, string|null}> type, and one that is safe to show where it is another, by extension */
	public function getAllMappings(): array;
}
