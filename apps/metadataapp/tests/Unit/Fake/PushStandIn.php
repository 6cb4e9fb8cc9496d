<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

/** The queue of the app that pushes messages, in memory. */
final class PushStandIn implements PushInterface {
	/** @var list<array{string, array<string, mixed>}> channel and message */
	public array $pushed = [];

	/** Declares the interface of that app where it is not there. */
	public static function install(): self {
		if (!interface_exists('OCA\NotifyPush\Queue\IQueue')) {
			class_alias(PushInterface::class, 'OCA\NotifyPush\Queue\IQueue');
		}
		return new self();
	}

	#[\Override]
	public function push(string $channel, array $message): void {
		$this->pushed[] = [$channel, $message];
	}
}
