<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ViewRequest;
use OCA\MetadataApp\Service\View\Views;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/** Saved views of team folders at the addresses that pages written for MetaVox call. */
final class ViewMirrorController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ViewRequest $asked,
		private readonly Views $views,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/views')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Response {
		return $this->asked->kept(new Json($this->views->findAll((string)$this->userId, $this->asked->folderId())));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/views')]
	#[NoAdminRequired]
	public function create(): Json {
		return new Json($this->views->create((string)$this->userId, $this->asked->folderId(), $this->asked->view()), 201);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/groupfolders/{folderId}/views/reorder')]
	#[NoAdminRequired]
	public function reorder(): Json {
		$this->views->reorder((string)$this->userId, $this->asked->folderId(), $this->asked->order());
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/groupfolders/{folderId}/views/{viewId}', requirements: ['viewId' => '(?!reorder$)[^/]+'])]
	#[NoAdminRequired]
	public function update(): Json {
		$folderId = $this->asked->folderId();
		return new Json($this->views->update((string)$this->userId, $folderId, $this->asked->viewId(), $this->asked->view()));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/groupfolders/{folderId}/views/{viewId}')]
	#[NoAdminRequired]
	public function delete(): Json {
		$this->views->delete((string)$this->userId, $this->asked->folderId(), $this->asked->viewId());
		return new Json(['success' => true]);
	}
}
