<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

use Psr\Container\ContainerInterface;
use Psr\Log\LoggerInterface;
use Shared\Clock;
use Shared\Db\OutboxTable;
use Shared\Schema\JsonText;

/** Delivers messages that are due. */
class Delivery {
	/** Seconds between attempts; after the last, a message is given up. */
	public const PAUSES = [60, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400];
	/** A message whose process died is delivered again after this. */
	public const CLAIM_SECONDS = 900;
	/** Of these days, a message with the same key is not delivered again. */
	private const REMEMBERED_SECONDS = 90 * 86_400;
	private const AT_ONCE = 20;

	public function __construct(
		private readonly OutboxTable $table,
		private readonly Clock $clock,
		private readonly ContainerInterface $services,
		private readonly LoggerInterface $logger,
		private readonly string $appName,
	) {
	}

	/**
	 * @param int $seconds after which no further message is started
	 * @return int number of delivered messages
	 * @phpstan-impure
	 */
	public function run(int $seconds): int {
		$this->table->deleteDone($this->now() - self::REMEMBERED_SECONDS);
		$end = $this->now() + $seconds;
		$delivered = 0;
		do {
			$due = $this->table->findAllDue($this->now(), self::AT_ONCE);
			foreach ($due as $message) {
				if ($this->now() >= $end) {
					return $delivered;
				}
				if ($this->table->claim($message, $this->now() + self::CLAIM_SECONDS)) {
					$delivered += $this->isDelivered($message) ? 1 : 0;
				}
			}
		} while ($due !== []);
		return $delivered;
	}

	private function isDelivered(Message $message): bool {
		try {
			$this->handler($message->kind)->deliver(self::payload($message));
		} catch (Later $later) {
			$this->table->postpone($message, $this->now() + $later->seconds, self::said($later));
			return false;
		} catch (Undeliverable $failure) {
			$this->giveUp($message, $failure);
			return false;
		} catch (\Throwable $failure) {
			$this->tryAgain($message, $failure);
			return false;
		}
		$this->table->finish($message, $this->now(), null);
		return true;
	}

	private function tryAgain(Message $message, \Throwable $failure): void {
		$pause = self::PAUSES[$message->attempts] ?? null;
		if ($pause === null) {
			$this->giveUp($message, $failure);
			return;
		}
		$this->table->postpone($message, $this->now() + $pause, self::said($failure));
		$this->logger->info('A message of {app} was not delivered and is tried again', $this->named($message, $failure));
	}

	private function giveUp(Message $message, \Throwable $failure): void {
		$this->table->finish($message, $this->now(), self::said($failure));
		$this->logger->error('A message of {app} was given up', $this->named($message, $failure));
	}

	/** @return array<string, mixed> */
	private function named(Message $message, \Throwable $failure): array {
		$attempt = $message->attempts + 1;
		$named = ['app' => $this->appName, 'kind' => $message->kind, 'message' => $message->name, 'attempt' => $attempt];
		return [...$named, 'exception' => $failure];
	}

	private static function said(\Throwable $failure): string {
		return $failure::class . ': ' . $failure->getMessage();
	}

	private function handler(string $kind): Handler {
		$handler = $this->services->get(Outbox::service($kind));
		return $handler instanceof Handler ? $handler : throw new \LogicException("The app registers no delivery of \"$kind\"");
	}

	/** @return array<string, mixed> */
	private static function payload(Message $message): array {
		$payload = JsonText::decode($message->payload);
		return $payload instanceof \stdClass
			? array_map(JsonText::plain(...), JsonText::members($payload))
			: throw new Undeliverable('The payload is no object');
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
