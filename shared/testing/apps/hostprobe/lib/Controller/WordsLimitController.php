<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Clock;
use OCA\HostProbe\Shared\Db\CallTable;
use OCA\HostProbe\Shared\Http\Attribute\Limit;
use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Media\MediaAnswer;
use OCA\HostProbe\Shared\Http\Media\MediaAnswers;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCA\HostProbe\Shared\Limit\CacheCounter;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\ICacheFactory;
use OCP\IMemcache;
use OCP\IRequest;

/** Limits of the contract's own. */
final class WordsLimitController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly CallTable $table,
		private readonly ICacheFactory $caches,
		private readonly Clock $clock,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/limit/account')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 1000, seconds: 60)]
	public function account(): Json {
		return new Json([]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/limit/form/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[Limit(by: 'address', calls: 5, seconds: 60, per: ['name'])]
	public function form(): Json {
		return new Json([$this->input->path('name')]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/limit/proof/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[Limit(by: 'address', calls: 5, seconds: 60, per: ['name'], reprieve: 'reversed-key')]
	public function proof(): Json {
		return new Json([$this->input->path('name')]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/limit/token/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read', header: 'X-Probe-Key')]
	#[Limit(by: 'token', calls: 5, seconds: 60, per: ['name'])]
	public function token(): Json {
		return new Json([$this->input->path('name')]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/limit/download/{name}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 5, seconds: 60, per: ['name'], name: 'shared')]
	public function download(): MediaAnswer {
		return $this->media->answer('text/csv', 'a.csv', ['a;b']);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/limit/beside/{name}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 5, seconds: 60, per: ['name'], name: 'shared')]
	public function beside(): Json {
		return new Json([$this->input->path('name')]);
	}

	/** Counts in the named store, whichever the server has chosen. */
	#[FrontpageRoute(verb: 'POST', url: '/words/limit/store/{store}/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function store(): Json {
		$cache = $this->caches->createDistributed('hostprobe/stores/');
		if ($this->input->path('store') === 'cache' && (!$this->caches->isAvailable() || !$cache instanceof IMemcache)) {
			return new Json(['isAllowed' => false, 'hasStore' => false]);
		}
		$counter = $this->input->path('store') === 'cache' && $cache instanceof IMemcache
			? new CacheCounter($cache, $this->clock)
			: $this->table;
		return new Json([
			'isAllowed' => $counter->count(hash('sha256', $this->input->path('name')), 5, 60)->isAllowed(),
			'hasStore' => true,
		]);
	}
}
