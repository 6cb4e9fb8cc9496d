<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Service\Backup\Backups;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Media\MediaAnswer;
use OCA\MetadataApp\Shared\Http\Media\MediaAnswers;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Copies of all that the app stores.
 *
 * @phpstan-import-type BackupRestoreBody from Schemas
 * @phpstan-import-type BackupDownloadQuery from Schemas
 * @phpstan-import-type BackupDeleteQuery from Schemas
 */
final class BackupController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly Backups $backups,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/backup/list')]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json(['backups' => $this->backups->findAll()]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/backup/trigger')]
	public function trigger(): Json {
		return new Json($this->backups->create());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/backup/restore')]
	public function restore(): Json {
		/** @var BackupRestoreBody $body */
		$body = $this->input->body();
		return new Json($this->backups->restore($body['filename'], Truth::read($body['dry_run'] ?? null) ?? false));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/backup/download')]
	#[NoCSRFRequired]
	public function download(): MediaAnswer {
		/** @var BackupDownloadQuery $query */
		$query = $this->input->query();
		return $this->media->answer('application/gzip', $query['filename'], $this->backups->download($query['filename']));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/backup/status')]
	#[NoCSRFRequired]
	public function status(): Json {
		return new Json($this->backups->status());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/backup/resume')]
	public function resume(): Json {
		return new Json($this->backups->resume());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/backup/cancel')]
	public function cancel(): Json {
		return new Json($this->backups->cancel());
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/backup')]
	public function delete(): Json {
		/** @var BackupDeleteQuery $query */
		$query = $this->input->query();
		$this->backups->delete($query['filename']);
		return new Json(['success' => true]);
	}
}
