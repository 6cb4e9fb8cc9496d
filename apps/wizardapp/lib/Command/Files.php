<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

use OCA\WizardApp\Shared\Contract\Limits;
use Symfony\Component\Console\Output\OutputInterface;

/** Files on the server, or the standard streams. */
final class Files {
	public const STANDARD = '-';

	/** @throws UnusableFile */
	public static function read(string $path): string {
		// PHP's warning would only repeat the exception.
		$stream = @fopen($path === self::STANDARD ? 'php://stdin' : $path, 'rb');
		$bytes = $stream === false || ($path !== self::STANDARD && is_dir($path))
			? false
			: stream_get_contents($stream, Limits::IMPORT_BYTES + 1);
		if ($bytes === false) {
			throw new UnusableFile("Could not read the file $path.");
		}
		if (strlen($bytes) > Limits::IMPORT_BYTES) {
			throw new UnusableFile('The file is larger than ' . Limits::IMPORT_BYTES . ' bytes.');
		}
		return $bytes;
	}

	/** @throws UnusableFile */
	public static function write(string $path, string $bytes, OutputInterface $output): void {
		if ($path === self::STANDARD) {
			$output->write($bytes, false, OutputInterface::OUTPUT_RAW);
		} elseif (@file_put_contents($path, $bytes) !== strlen($bytes)) {
			throw new UnusableFile("Could not write the file $path.");
		}
	}
}
