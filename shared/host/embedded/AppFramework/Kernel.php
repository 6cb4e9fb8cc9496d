<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Log\PhpErrors;

/** What the host is made of, put together for one request or one command. */
final class Kernel {
	private static ?Container $services = null;

	public readonly Container $container;
	/** @var list<class-string> commands of the host */
	public readonly array $commands;

	public function __construct(public readonly Settings $settings) {
		/**
		 * @var array{
		 *     entries: array<string, class-string<EntryPoint>>,
		 *     services: array<string, class-string>,
		 *     listeners: array<class-string, class-string>,
		 *     controllers: list<class-string>,
		 *     commands: list<class-string>,
		 * } $parts
		 */
		$parts = require dirname(__DIR__) . '/parts.php';
		$this->container = new Container();
		$this->container->set(Settings::class, $settings);
		$this->container->set(Container::class, $this->container);
		$this->container->set(self::class, $this);
		$this->container->set('hostEntries', $parts['entries']);
		$this->container->set('hostControllers', $parts['controllers']);
		foreach ($parts['services'] as $interface => $class) {
			$this->container->registerAlias($interface, $class);
		}
		foreach ($parts['listeners'] as $event => $class) {
			$this->get(Events::class)->addLazy($this->container, $event, $class, -1);
		}
		$this->commands = $parts['commands'];
		self::$services = $this->container;
	}

	/** For OCP's static members only; everything else gets what it needs by its constructor. */
	public static function services(): Container {
		return self::$services ?? throw new \LogicException('The host has not been started');
	}

	public function handle(): void {
		$this->get(PhpErrors::class)->catch();
		$this->get(FrontController::class)->handle();
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @return T
	 */
	public function get(string $class): object {
		return $this->container->get($class);
	}
}
