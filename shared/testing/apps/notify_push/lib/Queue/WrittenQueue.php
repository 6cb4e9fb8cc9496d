<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\NotifyPush\Queue;

use OCP\IConfig;

/** Writes each message on a line of `notify_push.jsonl` in the data directory: `[channel, message]`. */
final class WrittenQueue implements IQueue {
	public function __construct(private readonly IConfig $config) {
	}

	/** @throws \RuntimeException when it cannot be written */
	#[\Override]
	public function push(string $channel, array $message): void {
		$folder = $this->config->getSystemValue('datadirectory');
		if (!is_string($folder) || !is_dir($folder)) {
			throw new \RuntimeException('The data directory is not there');
		}
		$file = "$folder/notify_push.jsonl";
		$line = json_encode([$channel, $message], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE) . "\n";
		if (file_put_contents($file, $line, FILE_APPEND | LOCK_EX) !== strlen($line)) {
			throw new \RuntimeException("$file cannot be written");
		}
	}
}
