<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Log;

use Host\Accounts\Login\Session;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Settings;
use OCP\AppFramework\Utility\ITimeFactory;
use Psr\Log\AbstractLogger;
use Psr\Log\InvalidArgumentException;
use Psr\Log\LogLevel;

/** Writes nextcloud.log: one JSON object per line, with the server's members. */
final class Logger extends AbstractLogger {
	private const LEVELS = [
		LogLevel::DEBUG => 0, LogLevel::INFO => 1, LogLevel::NOTICE => 1, LogLevel::WARNING => 2, LogLevel::ERROR => 3,
		LogLevel::CRITICAL => 3, LogLevel::ALERT => 3, LogLevel::EMERGENCY => 4,
	];
	private const WARNING = 2;

	public function __construct(
		private readonly Settings $settings,
		private readonly Container $services,
		private readonly string $app = 'no app in context',
	) {
	}

	/** The same log, under the name of an app. */
	public function of(string $app): self {
		return new self($this->settings, $this->services, $app);
	}

	/** @param array<array-key, mixed> $context */
	#[\Override]
	public function log($level, string|\Stringable $message, array $context = []): void {
		$number = is_int($level)
			? $level
			: self::LEVELS[is_string($level) ? $level : ''] ?? throw new InvalidArgumentException('There is no such level');
		if ($number < $this->settings->system('loglevel', self::WARNING)) {
			return;
		}
		$exception = $context['exception'] ?? null;
		$undeclared = $exception instanceof \Throwable ? Undeclared::in($exception) : null;
		$text = self::filled((string)$message, $context);
		$entry = $this->entry(
			$number,
			$context['app'] ?? $this->app,
			$undeclared === null || str_contains($text, $undeclared) ? $text : "$text ($undeclared)",
		);
		if ($exception instanceof \Throwable) {
			$entry['exception'] = self::described($exception) + ['message' => $entry['message'], 'CustomMessage' => $entry['message']];
		} else {
			$entry['data'] = $context;
		}
		$line = json_encode($entry, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
		file_put_contents($this->settings->data . '/nextcloud.log', "$line\n", FILE_APPEND | LOCK_EX);
	}

	/** @return array<string, mixed> */
	private function entry(int $level, mixed $app, string $message): array {
		$request = $this->services->get(Request::class);
		$isCommand = PHP_SAPI === 'cli';
		return [
			'reqId' => $request->getId(),
			'level' => $level,
			'time' => gmdate(\DateTimeInterface::ATOM, $this->services->get(ITimeFactory::class)->getTime()),
			'remoteAddr' => $request->getRemoteAddress(),
			'user' => $this->services->get(Session::class)->getUser()?->getUID() ?? '--',
			'app' => $app,
			'method' => $isCommand ? '' : $request->getMethod(),
			'url' => $request->getRequestUri() === '' ? '--' : $request->getRequestUri(),
			'scriptName' => $request->getScriptName(),
			'message' => $message,
			'userAgent' => $request->getHeader('User-Agent') === '' ? '--' : $request->getHeader('User-Agent'),
			'version' => $this->settings->version,
		];
	}

	/**
	 * The message with values in place of its {names}.
	 *
	 * @param array<array-key, mixed> $context
	 */
	private static function filled(string $message, array $context): string {
		$values = [];
		foreach ($context as $name => $value) {
			if (is_scalar($value) || $value === null) {
				$values["{{$name}}"] = (string)$value;
			}
		}
		return strtr($message, $values);
	}

	/** @return array<string, mixed> */
	private static function described(\Throwable $exception): array {
		$previous = $exception->getPrevious();
		return [
			'Exception' => $exception::class,
			'Message' => $exception->getMessage(),
			'Code' => $exception->getCode(),
			// Arguments may be secrets.
			'Trace' => array_map(
				static fn (array $call): array => array_diff_key($call, ['args' => true, 'object' => true]),
				$exception->getTrace(),
			),
			'File' => $exception->getFile(),
			'Line' => $exception->getLine(),
			...($previous === null ? [] : ['Previous' => self::described($previous)]),
		];
	}
}
