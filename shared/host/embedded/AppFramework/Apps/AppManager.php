<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Apps;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Login\Session;
use Host\AppFramework\Container\AppContainers;
use Host\AppFramework\Events;
use Host\AppFramework\Log\Logger;
use Host\AppFramework\Log\Undeclared;
use Host\AppFramework\Settings;
use Host\Config\Config;
use OCP\App\AppPathNotFoundException;
use OCP\App\IAppManager;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\Calendar\Room\IBackend;
use OCP\Dashboard\IWidget;
use OCP\Notification\INotifier;
use OCP\Search\IProvider;
use OCP\TaskProcessing\IProvider as TaskProvider;

/**
 * Finds the apps, loads their classes, starts them.
 *
 * @phpstan-import-type Info from InfoXml
 */
final class AppManager implements IAppManager {
	/** Apps of the server whose part the host plays itself. */
	public const BUILT_IN = ['dav', 'files', 'files_trashbin', 'files_versions', 'groupfolders', 'provisioning_api', 'settings'];

	/** @var ?array<string, Info> */
	private ?array $enabled = null;
	/** @var array<string, Bootstrap> */
	private array $started = [];

	public function __construct(
		private readonly Settings $settings,
		private readonly InfoXml $infoXml,
		private readonly Config $config,
		private readonly Events $events,
		private readonly AppContainers $containers,
		private readonly Groups $groups,
		private readonly Session $session,
		private readonly Logger $logger,
	) {
	}

	/** @return array<string, Info> the apps that are switched on, by id, in the order in which they start */
	public function apps(): array {
		if ($this->enabled === null) {
			$this->enabled = array_filter($this->present(), fn (array $app): bool =>
				$this->config->getAppValue($app['id'], 'enabled', 'no') !== 'no');
			ksort($this->enabled);
		}
		return $this->enabled;
	}

	/** @return array<string, Info> the apps that are there, by id */
	public function present(): array {
		return array_column(array_map($this->info(...), $this->settings->apps), null, 'id');
	}

	/** @return Info */
	public function info(string $directory): array {
		return $this->infoXml->read($directory);
	}

	/**
	 * Lets PHP find the app's classes, before those of others: an app may bring its own version of a library.
	 *
	 * @param Info $app
	 */
	public function autoload(array $app): void {
		$own = $app['dir'] . '/composer/autoload.php';
		if (is_file($own)) {
			require_once $own;
			return;
		}
		$prefix = 'OCA\\' . $app['namespace'] . '\\';
		$folder = $app['dir'] . '/lib/';
		spl_autoload_register(static function (string $class) use ($prefix, $folder): void {
			if (str_starts_with($class, $prefix)) {
				$file = $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
				if (is_file($file)) {
					require_once $file;
				}
			}
		}, true, true);
	}

	/** Starts the apps that are switched on: all register before the first boots. One that fails is only missing. */
	public function boot(): void {
		foreach ($this->apps() as $id => $app) {
			$this->autoload($app);
			$this->started[$id] = new Bootstrap($this->containers->of($id), $this->events);
			$this->attempt($id, 'register', function () use ($id, $app): void {
				$application = $this->application($id, $app['namespace']);
				$application?->register($this->started[$id]);
			});
		}
		foreach ($this->apps() as $id => $app) {
			$this->attempt($id, 'boot', function () use ($id, $app): void {
				$application = $this->application($id, $app['namespace']);
				$application?->boot($this->started[$id]);
			});
		}
	}

	/** @return list<class-string> around the controllers of this app, the global ones of other apps too */
	public function middlewares(string $app): array {
		$found = [];
		foreach ($this->started as $id => $context) {
			$found = [
				...$found,
				...array_keys(array_filter($context->middlewares, static fn (bool $isGlobal): bool => $isGlobal || $id === $app)),
			];
		}
		return $found;
	}

	/** @return list<array{string, IProvider}> the app's id and what finds its things */
	public function searchProviders(): array {
		return $this->registered(static fn (Bootstrap $context): array => $context->searchProviders);
	}

	/** @return list<array{string, IWidget}> the app's id and a part of the dashboard */
	public function widgets(): array {
		return $this->registered(static fn (Bootstrap $context): array => $context->widgets);
	}

	/** @return list<array{string, INotifier}> the app's id and what puts its notifications into words */
	public function notifiers(): array {
		return $this->registered(static fn (Bootstrap $context): array => $context->notifiers);
	}

	/** @return list<array{string, TaskProvider}> the app's id and what answers tasks */
	public function taskProviders(): array {
		return $this->registered(static fn (Bootstrap $context): array => $context->taskProviders, false);
	}

	/** @return list<array{string, IBackend}> the app's id and what knows its rooms */
	public function roomBackends(): array {
		$backends = [];
		foreach ($this->started as $id => $context) {
			foreach ($context->roomBackends as $class) {
				// one that fails must not look as if it had no rooms
				$backends[] = [$id, $this->containers->of($id)->get($class)];
			}
		}
		return $backends;
	}

	/**
	 * Instances of the classes that apps registered; one that fails is only missing.
	 *
	 * @template T of object
	 * @param callable(Bootstrap): list<class-string<T>> $classes
	 * @param bool $isOfCaller whether only those of apps that the caller may use
	 * @return list<array{string, T}>
	 */
	private function registered(callable $classes, bool $isOfCaller = true): array {
		$found = [];
		foreach ($this->started as $id => $context) {
			foreach (!$isOfCaller || $this->isEnabledForUser($id) ? $classes($context) : [] as $class) {
				$this->attempt($id, "make $class of", function () use ($id, $class, &$found): void {
					$found[] = [$id, $this->containers->of($id)->get($class)];
				});
			}
		}
		return $found;
	}

	private function application(string $id, string $namespace): ?IBootstrap {
		$class = "OCA\\$namespace\\AppInfo\\Application";
		$application = class_exists($class) ? $this->containers->of($id)->get($class) : null;
		return $application instanceof IBootstrap ? $application : null;
	}

	/** @param callable(): void $step */
	private function attempt(string $app, string $what, callable $step): void {
		try {
			$step();
		} catch (\Throwable $failure) {
			if (Undeclared::in($failure) !== null) {
				throw $failure;
			}
			$this->logger->emergency("Could not $what $app: {$failure->getMessage()}", ['app' => $app, 'exception' => $failure]);
		}
	}

	#[\Override]
	public function getAppVersion(string $appId, bool $useCache = true): string {
		return $this->present()[$appId]['version'] ?? ($appId === 'core' ? $this->settings->version : '0');
	}

	#[\Override]
	public function isEnabledForUser($appId, $user = null) {
		if (in_array($appId, self::BUILT_IN, true)) {
			return true;
		}
		if (!isset($this->apps()[$appId])) {
			return false;
		}
		/** @var mixed $groups null for everybody */
		$groups = json_decode($this->config->getAppValue($appId, 'enabled', 'no'), true);
		$user ??= $this->session->getUser();
		return !is_array($groups)
			|| ($user !== null && array_intersect(array_filter($groups, is_string(...)), $this->groups->ids($user->getUID())) !== []);
	}

	#[\Override]
	public function getAppPath(string $appId, bool $ignoreCache = false): string {
		return $this->present()[$appId]['dir'] ?? throw new AppPathNotFoundException("Could not find path for $appId");
	}
}
