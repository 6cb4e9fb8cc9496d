<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IAppConfig;
use OCP\ICacheFactory;
use OCP\IConfig;
use OCP\IRequest;
use OCP\IUserSession;

/**
 * Settings of the app, of the account and of the server.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class ConfigController extends Controller {
	private const KEYS = ['text', 'number', 'switch', 'list', 'late', 'secret', 'moved', 'untyped'];

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IAppConfig $config,
		private readonly IConfig $all,
		private readonly ICacheFactory $caches,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/config/app')]
	public function app(): JSONResponse {
		$app = $this->appName;
		$config = $this->config;
		foreach (self::KEYS as $key) {
			$config->deleteKey($app, $key);
		}
		return new JSONResponse(Attempt::all([
			'nothing' => static fn (): array => [
				$config->getValueString($app, 'text', 'none'),
				$config->getValueInt($app, 'number', 7),
				$config->getValueBool($app, 'switch', true),
				$config->getValueArray($app, 'list', ['a' => 1]),
			],
			'set' => static fn (): array => [
				$config->setValueString($app, 'text', 'é'),
				$config->setValueInt($app, 'number', -3),
				$config->setValueBool($app, 'switch', true),
				$config->setValueArray($app, 'list', ['é/' => [1, null, true]]),
			],
			'set again' => static fn (): array => [
				$config->setValueString($app, 'text', 'é'),
				$config->setValueInt($app, 'number', -3),
				$config->setValueBool($app, 'switch', true),
				$config->setValueArray($app, 'list', ['é/' => [1, null, true]]),
			],
			'got' => static fn (): array => [
				$config->getValueString($app, 'text'),
				$config->getValueInt($app, 'number'),
				$config->getValueBool($app, 'switch'),
				$config->getValueArray($app, 'list'),
			],
			'got as another type' => static fn (): int => $config->getValueInt($app, 'text'),
			'set as another type' => static fn (): bool => $config->setValueInt($app, 'text', 1),
			'set as another type with the same text' => static fn (): bool => $config->setValueString($app, 'number', '-3'),
			'late' => static fn (): array =>
				[$config->setValueString($app, 'late', 'x', lazy: true), $config->getValueString($app, 'late', 'no', lazy: true)],
			'late, asked early' => static fn (): string => $config->getValueString($app, 'late', 'no'),
			'secret' => static fn (): array => [
				$config->setValueString($app, 'secret', 's3cret', lazy: true, sensitive: true),
				$config->getValueString($app, 'secret', '', lazy: true),
			],
			'secret again' => static fn (): array => [
				$config->setValueString($app, 'secret', 's3cret', lazy: true),
				$config->setValueString($app, 'secret', 'other', lazy: true),
				$config->getValueString($app, 'secret', '', lazy: true),
			],
			'moved' => static fn (): array => [
				$config->setValueInt($app, 'moved', 1),
				$config->setValueInt($app, 'moved', 1, lazy: true),
				$config->getValueInt($app, 'moved', lazy: true),
			],
			'moved to another type' => static fn (): bool => $config->setValueString($app, 'moved', 'x'),
			'untyped' => function () use ($app): void {
				$this->all->setAppValue($app, 'untyped', '1');
			},
			'untyped as text' => fn (): string => $this->all->getAppValue($app, 'untyped', 'none'),
			'untyped as switch' => static fn (): bool => $config->getValueBool($app, 'untyped'),
			'untyped gets a type' => static fn (): array =>
				[$config->setValueInt($app, 'untyped', 5), $config->getValueInt($app, 'untyped')],
			'typed as untyped' => function () use ($app): void {
				$this->all->setAppValue($app, 'untyped', '6');
			},
			'typed as text' => fn (): string => $this->all->getAppValue($app, 'untyped', 'none'),
			'deleted' => static function () use ($config, $app): void {
				$config->deleteKey($app, 'text');
			},
			'gone' => static fn (): string => $config->getValueString($app, 'text', 'gone'),
			'no app' => static fn (): string => $config->getValueString('', 'text'),
			'long app' => static fn (): string => $config->getValueString(str_repeat('a', 33), 'text'),
			'long key' => static fn (): bool => $config->setValueString($app, str_repeat('k', 65), 'x'),
			'installations' => static fn (): bool => $config->getValueInt($app, 'installations') > 0,
		]));
	}

	/**
	 * What an earlier request stored.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/config/app/later')]
	public function later(): JSONResponse {
		$app = $this->appName;
		return new JSONResponse(Attempt::all([
			'number' => fn (): int => $this->config->getValueInt($app, 'number'),
			'late, asked early' => fn (): string => $this->config->getValueString($app, 'late', 'no'),
			'late' => fn (): string => $this->config->getValueString($app, 'late', 'no', lazy: true),
			'late, asked early again' => fn (): string => $this->config->getValueString($app, 'late', 'no'),
			'secret' => fn (): string => $this->config->getValueString($app, 'secret', '', lazy: true),
		]));
	}

	/**
	 * What a cache keeps within a request, and from the one before.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/config/cache')]
	public function cache(): JSONResponse {
		$cache = $this->caches->createLocal('hostprobe/');
		$other = $this->caches->createLocal('hostprobe/other/');
		return new JSONResponse([
			'available' => $this->caches->isAvailable(),
			'before' => [$cache->get('kept'), $cache->hasKey('kept')],
			'set' => [$cache->set('kept', ['a' => 1]), $cache->set('brief', false, 60), $other->set('kept', 'another')],
			'got' => [$cache->get('kept'), $cache->get('brief'), $cache->hasKey('brief'), $other->get('kept')],
			'removed' => [$cache->remove('brief'), $cache->hasKey('brief')],
			'cleared' => [$other->clear(), $other->get('kept'), $cache->get('kept')],
		]);
	}

	/**
	 * Empties what all requests share, so that the next one is cold; a host with one server keeps all of it locally.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'DELETE', url: '/config/caches')]
	public function emptyCaches(): JSONResponse {
		return new JSONResponse($this->caches->createLocal()->clear());
	}

	/** @return Answer */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/config/account')]
	public function account(): JSONResponse {
		$user = $this->session->getUser()?->getUID() ?? '';
		$get = fn (): mixed => $this->all->getUserValue($user, 'hostprobe', 'color', 'none');
		return new JSONResponse(Attempt::all([
			'none' => $get,
			'none at all' => fn (): mixed => $this->all->getUserValue($user, 'hostprobe', 'color', null),
			'set' => function () use ($user, $get): mixed {
				$this->all->setUserValue($user, 'hostprobe', 'color', 'red');
				return $get();
			},
			'set a number' => function () use ($user, $get): mixed {
				$this->all->setUserValue($user, 'hostprobe', 'color', 5);
				return $get();
			},
			'condition met' => function () use ($user, $get): mixed {
				$this->all->setUserValue($user, 'hostprobe', 'color', 'blue', '5');
				return $get();
			},
			'condition not met' => function () use ($user): void {
				$this->all->setUserValue($user, 'hostprobe', 'color', 'green', 'red');
			},
			'as it was' => $get,
			'deleted' => function () use ($user, $get): mixed {
				$this->all->deleteUserValue($user, 'hostprobe', 'color');
				return $get();
			},
			'system' => fn (): array => [
				$this->all->getSystemValue('no_such_value', 'default'),
				$this->all->getSystemValue('no_such_value'),
				$this->all->getSystemValue('allow_local_remote_servers', 'absent'),
			],
		]));
	}
}
